import WidgetBase
