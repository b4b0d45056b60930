import { inModule, type Library, members } from './library.ts';

const reactAria = {
  name: 'react-aria-components',
  version: '1.22.1',
  packages: ['@react-aria/optimize-locales-plugin@2.0.2'],
  parts: inModule('react-aria-components', {
    Button: ['Button'],
    Dialog: ['DialogTrigger', 'Button', 'ModalOverlay', 'Modal', 'Dialog', 'Heading'],
    Select: ['Select', 'Button', 'SelectValue', 'Popover', 'ListBox', 'ListBoxItem'],
    Table: ['Table', 'TableHeader', 'Column', 'TableBody', 'Row', 'Cell'],
    Tabs: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
    Toast: [
      ...['UNSTABLE_ToastQueue', 'UNSTABLE_ToastRegion', 'UNSTABLE_Toast', 'UNSTABLE_ToastContent'],
      ...['Text', 'Button'],
    ],
    DropdownMenu: ['MenuTrigger', 'Button', 'Popover', 'Menu', 'MenuItem'],
  }),
  styles: 'none',
} as const satisfies Library;

/** Libraries of behaviour: the app writes the styles. */
export const unstyledPeers: readonly Library[] = [
  {
    name: '@base-ui/react',
    version: '1.9.0',
    parts: {
      Button: { '@base-ui/react/button': ['Button'] },
      Dialog: {
        '@base-ui/react/dialog': members(
          'Dialog',
          ...['Root', 'Trigger', 'Portal', 'Backdrop', 'Popup', 'Title', 'Description', 'Close'],
        ),
      },
      Select: {
        '@base-ui/react/select': members(
          'Select',
          ...[
            'Root',
            'Trigger',
            'Value',
            'Icon',
            'Portal',
            'Positioner',
            'Popup',
            'List',
            'Item',
            'ItemText',
          ],
          'ItemIndicator',
        ),
      },
      Tabs: { '@base-ui/react/tabs': members('Tabs', 'Root', 'List', 'Tab', 'Panel') },
      Toast: {
        '@base-ui/react/toast': members(
          'Toast',
          ...[
            'createToastManager',
            'useToastManager',
            'Provider',
            'Portal',
            'Viewport',
            'Root',
            'Content',
            'Title',
          ],
          ...['Description', 'Close'],
        ),
      },
      DropdownMenu: {
        '@base-ui/react/menu': members('Menu', 'Root', 'Trigger', 'Portal', 'Positioner', 'Popup', 'Item'),
      },
    },
    styles: 'none',
  },
  { ...reactAria, note: 'its toast is experimental' },
  { ...reactAria, variant: 'English only', locales: ['en-US'], note: 'its toast is experimental' },
  {
    name: 'radix-ui',
    version: '1.8.1',
    parts: inModule('radix-ui', {
      Button: members('Slot', 'Root'),
      Dialog: members(
        'Dialog',
        'Root',
        'Trigger',
        'Portal',
        'Overlay',
        'Content',
        'Title',
        'Description',
        'Close',
      ),
      Select: members(
        'Select',
        ...['Root', 'Trigger', 'Value', 'Icon', 'Portal', 'Content', 'Viewport', 'Item', 'ItemText'],
        'ItemIndicator',
      ),
      Tabs: members('Tabs', 'Root', 'List', 'Trigger', 'Content'),
      Toast: members('Toast', 'Provider', 'Viewport', 'Root', 'Title', 'Description', 'Close'),
      DropdownMenu: members('DropdownMenu', 'Root', 'Trigger', 'Portal', 'Content', 'Item'),
    }),
    styles: 'none',
    note: 'its button is a slot; the app stores toasts',
  },
];
