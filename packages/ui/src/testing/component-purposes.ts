/** Components with one purpose, by their titles in Storybook. */
export interface ComponentPurpose {
  readonly purpose: string;
  readonly components: readonly string[];
}

const components = (...names: string[]) => names.map((name) => `Components/${name}`);
const charts = (...names: string[]) => names.map((name) => `Charts/${name}`);
const layouts = (...names: string[]) => names.map((name) => `Layouts/${name}`);

/** Every component once, for someone who knows the task and not the name. */
export const componentPurposes: readonly ComponentPurpose[] = [
  {
    purpose: 'Start an action',
    components: components(
      'Button',
      'IconButton',
      'ButtonGroup',
      'DropdownMenu',
      'ContextMenu',
      'CopyButton',
      'PlayButton',
    ),
  },
  {
    purpose: 'Enter text, numbers and times',
    components: components(
      'Field',
      'Input',
      'Textarea',
      'PasswordInput',
      'OtpInput',
      'SearchInput',
      'NumberInput',
      'Slider',
      'TagsInput',
      'CodeInput',
      'TimeField',
      'DatePicker',
      'DateRangePicker',
      'WeekSchedule',
    ),
  },
  {
    purpose: 'Choose from options',
    components: components(
      'Checkbox',
      'Switch',
      'RadioGroup',
      'Segmented',
      'ToggleGroup',
      'Select',
      'NativeSelect',
      'Combobox',
      'MultiSelect',
      'CountrySelect',
      'TimeZoneSelect',
      'ColorInput',
    ),
  },
  { purpose: 'Upload files and pictures', components: components('FileUpload', 'ImageCrop') },
  {
    purpose: 'Lay out a form and save it',
    components: [...layouts('FormLayout', 'SettingsLayout'), ...components('Wizard', 'SaveBar')],
  },
  {
    purpose: 'Ask, confirm and interrupt',
    components: components('Dialog', 'AlertDialog', 'ConfirmPopover', 'Drawer', 'Popover', 'Tooltip'),
  },
  {
    purpose: 'Report a state or a result',
    components: components(
      'StatusPill',
      'Pulse',
      'Alert',
      'Toast',
      'NotificationCentre',
      'Badge',
      'Tag',
      'EmptyState',
      'FailedState',
      'NotFoundState',
      'ErrorBox',
    ),
  },
  {
    purpose: 'Show that something takes time',
    components: components('Skeleton', 'Spinner', 'Progress', 'ProgressSteps', 'Stepper'),
  },
  {
    purpose: 'Show rows and things',
    components: components(
      'Table',
      'DataTable',
      'Pagination',
      'DataList',
      'DescriptionList',
      'SortableList',
      'Board',
      'Timeline',
      'Accordion',
    ),
  },
  {
    purpose: 'Show a number or its course',
    components: [
      ...components('Stat', 'Quantity', 'RelativeTime', 'Meter'),
      ...charts(
        'Sparkline',
        'AreaChart',
        'BarChart',
        'Donut',
        'Histogram',
        'HeatMap',
        'Gauge',
        'WorldMap',
        'StatusRibbon',
        'LevelHistory',
        'ChartFrame',
      ),
    ],
  },
  {
    purpose: 'Show code, logs and differences',
    components: components('CodeBlock', 'JsonView', 'LogView', 'DiffView', 'Kbd', 'QrCode'),
  },
  {
    purpose: 'Play and preview',
    components: [
      ...components('Embed', 'DeviceFrame'),
      ...['AudioPlayer', 'LevelMeter', 'Waveform'].map((name) => `Media/${name}`),
    ],
  },
  {
    purpose: 'Find the way',
    components: components(
      'NavList',
      'Breadcrumbs',
      'Tabs',
      'Link',
      'SkipLink',
      'CommandPalette',
      'PageHeader',
      'SectionHeader',
    ),
  },
  {
    purpose: 'Arrange a page',
    components: [
      ...layouts('AppShell', 'AuthLayout', 'Page', 'Stack', 'Grid'),
      ...components('Card', 'SplitPane'),
    ],
  },
  {
    purpose: 'Text, people and places',
    components: components('Text', 'VisuallyHidden', 'Avatar', 'Flag', 'BrandMark'),
  },
];
