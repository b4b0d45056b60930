import { inModule, type Library, members } from './library.ts';

/** Sheets of the components that the modules of a part import. */
const mantine = (...names: readonly string[]) => names.map((name) => `@mantine/core/styles/${name}.css`);
const radixThemes = ['@radix-ui/themes/components.css'];

/** Component libraries with styles of their own. */
export const styledPeers: readonly Library[] = [
  {
    name: '@mantine/core',
    version: '9.8.1',
    packages: ['@mantine/hooks@9.8.1', '@mantine/notifications@9.8.1'],
    provider: { '@mantine/core': ['MantineProvider'] },
    parts: {
      ...inModule('@mantine/core', {
        Button: ['Button'],
        Dialog: ['Modal'],
        Select: ['Select'],
        Table: ['Table'],
        Tabs: ['Tabs'],
        DropdownMenu: ['Menu'],
      }),
      Toast: { '@mantine/notifications': ['Notifications', 'notifications'] },
    },
    styles: 'sheets',
    sheets: {
      Button: mantine('UnstyledButton', 'Loader', 'Button'),
      Dialog: mantine(
        ...['ScrollArea', 'UnstyledButton', 'VisuallyHidden', 'Paper', 'Overlay', 'CloseButton', 'ModalBase'],
        'Modal',
      ),
      Select: mantine(
        ...['ScrollArea', 'UnstyledButton', 'VisuallyHidden', 'Overlay', 'Popover', 'Loader', 'CloseButton'],
        ...['Input', 'Combobox'],
      ),
      Table: mantine('ScrollArea', 'Table'),
      Tabs: mantine('UnstyledButton', 'Tabs'),
      Toast: [
        ...mantine('UnstyledButton', 'Loader', 'CloseButton', 'Notification'),
        '@mantine/notifications/styles.css',
      ],
      DropdownMenu: mantine(
        ...[
          'UnstyledButton',
          'VisuallyHidden',
          'Overlay',
          'Popover',
          'Loader',
          'CloseButton',
          'Input',
          'Menu',
        ],
      ),
    },
  },
  {
    name: 'antd',
    version: '6.6.8',
    parts: inModule('antd', {
      Button: ['Button'],
      Dialog: ['Modal'],
      Select: ['Select'],
      Table: ['Table'],
      Tabs: ['Tabs'],
      Toast: ['message'],
      DropdownMenu: ['Dropdown'],
    }),
    styles: 'script',
  },
  {
    name: '@mui/material',
    version: '9.5.0',
    packages: ['@emotion/react@11.14.0', '@emotion/styled@11.14.1'],
    parts: inModule('@mui/material', {
      Button: ['Button'],
      Dialog: ['Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'],
      Select: ['Select', 'MenuItem'],
      Table: ['Table', 'TableHead', 'TableBody', 'TableRow', 'TableCell'],
      Tabs: ['Tabs', 'Tab'],
      Toast: ['Snackbar'],
      DropdownMenu: ['Menu', 'MenuItem'],
    }),
    styles: 'script',
    note: 'no tab panels; one toast at a time',
  },
  {
    name: '@chakra-ui/react',
    version: '3.38.0',
    packages: ['@emotion/react@11.14.0'],
    provider: { '@chakra-ui/react': ['ChakraProvider', 'defaultSystem'] },
    parts: inModule('@chakra-ui/react', {
      Button: ['Button'],
      Dialog: members(
        'Dialog',
        ...['Root', 'Trigger', 'Backdrop', 'Positioner', 'Content', 'Header', 'Title', 'Body', 'Footer'],
        'CloseTrigger',
      ),
      Select: [
        'createListCollection',
        ...members(
          'Select',
          ...['Root', 'HiddenSelect', 'Control', 'Trigger', 'ValueText', 'IndicatorGroup', 'Indicator'],
          ...['Positioner', 'Content', 'Item', 'ItemIndicator'],
        ),
      ],
      Table: members('Table', 'Root', 'Header', 'Row', 'ColumnHeader', 'Body', 'Cell'),
      Tabs: members('Tabs', 'Root', 'List', 'Trigger', 'Content'),
      Toast: [
        'createToaster',
        'Toaster',
        ...members('Toast', 'Root', 'Title', 'Description', 'CloseTrigger'),
      ],
      DropdownMenu: members('Menu', 'Root', 'Trigger', 'Positioner', 'Content', 'Item'),
    }),
    styles: 'script',
  },
  {
    name: '@radix-ui/themes',
    version: '3.3.0',
    provider: { '@radix-ui/themes': ['Theme'] },
    parts: inModule('@radix-ui/themes', {
      Button: ['Button'],
      Dialog: members('Dialog', 'Root', 'Trigger', 'Content', 'Title', 'Description', 'Close'),
      Select: members('Select', 'Root', 'Trigger', 'Content', 'Item'),
      Table: members('Table', 'Root', 'Header', 'Row', 'ColumnHeaderCell', 'Body', 'Cell'),
      Tabs: members('Tabs', 'Root', 'List', 'Trigger', 'Content'),
      DropdownMenu: members('DropdownMenu', 'Root', 'Trigger', 'Content', 'Item'),
    }),
    styles: 'sheets',
    sheets: {
      Button: radixThemes,
      Dialog: radixThemes,
      Select: radixThemes,
      Table: radixThemes,
      Tabs: radixThemes,
      DropdownMenu: radixThemes,
    },
    note: 'one sheet for all components',
  },
  {
    name: '@primer/react',
    version: '38.40.0',
    packages: ['react-is@19.3.1'],
    parts: {
      ...inModule('@primer/react', {
        Button: ['Button'],
        Dialog: ['Dialog'],
        Select: ['Select'],
        DropdownMenu: ['ActionMenu', 'ActionList'],
      }),
      ...inModule('@primer/react/experimental', { Table: ['DataTable', 'Table'], Tabs: ['UnderlinePanels'] }),
    },
    styles: 'sheets',
    note: 'its select is the native one',
  },
  {
    name: '@medusajs/ui',
    version: '4.2.8',
    parts: inModule('@medusajs/ui', {
      Button: ['Button'],
      Dialog: ['FocusModal'],
      Select: ['Select'],
      Table: ['Table'],
      Tabs: ['Tabs'],
      Toast: ['Toaster', 'toast'],
      DropdownMenu: ['DropdownMenu'],
    }),
    styles: 'app',
  },
];
