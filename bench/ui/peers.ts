/** The libraries people would pick instead, by release, and what of each covers our seven common parts. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  /** Packages it cannot do without that its own manifest does not bring. */
  readonly beside?: readonly string[];
  readonly button: Exports;
  readonly seven: Exports;
  /** Style sheets the library tells its users to load; none where it makes its styles while running. */
  readonly sheets?: { readonly button: readonly string[]; readonly seven: readonly string[] };
  /** What it lacks of the seven, or leaves to its user. */
  readonly lacks?: string;
}

/** Names by module. */
export type Exports = Readonly<Record<string, readonly string[]>>;

const one = (module: string, ...names: string[]): Exports => ({ [module]: names });
const same = (...sheets: string[]) => ({ button: sheets, seven: sheets });

export const peers: readonly Peer[] = [
  {
    name: 'antd',
    version: '6.6.8',
    button: one('antd', 'Button'),
    seven: one('antd', 'Button', 'Modal', 'Select', 'Table', 'Tabs', 'message', 'Dropdown'),
  },
  {
    name: '@mui/material',
    version: '9.5.0',
    beside: ['@emotion/react', '@emotion/styled'],
    button: one('@mui/material', 'Button'),
    seven: one(
      '@mui/material',
      ...['Button', 'Dialog', 'DialogTitle', 'DialogContent', 'DialogActions', 'Select', 'MenuItem', 'Menu'],
      ...['Table', 'TableHead', 'TableBody', 'TableRow', 'TableCell', 'Tabs', 'Tab', 'Snackbar'],
    ),
  },
  {
    name: '@mantine/core',
    version: '9.7.4',
    beside: ['@mantine/hooks@9.7.4', '@mantine/notifications@9.7.3'],
    button: one('@mantine/core', 'MantineProvider', 'Button'),
    seven: {
      '@mantine/core': ['MantineProvider', 'Button', 'Modal', 'Select', 'Table', 'Tabs', 'Menu'],
      '@mantine/notifications': ['Notifications', 'notifications'],
    },
    sheets: {
      button: ['@mantine/core/styles.css'],
      seven: ['@mantine/core/styles.css', '@mantine/notifications/styles.css'],
    },
  },
  {
    name: '@chakra-ui/react',
    version: '3.37.0',
    beside: ['@emotion/react'],
    button: one('@chakra-ui/react', 'ChakraProvider', 'defaultSystem', 'Button'),
    seven: one(
      '@chakra-ui/react',
      ...['ChakraProvider', 'defaultSystem', 'Button', 'Dialog', 'Select', 'Table', 'Tabs', 'Menu'],
      ...['Toaster', 'createToaster', 'Toast'],
    ),
  },
  {
    name: '@radix-ui/themes',
    version: '3.3.0',
    button: one('@radix-ui/themes', 'Theme', 'Button'),
    seven: one('@radix-ui/themes', 'Theme', 'Button', 'Dialog', 'Select', 'Table', 'Tabs', 'DropdownMenu'),
    sheets: same('@radix-ui/themes/styles.css'),
    lacks: 'no toast',
  },
  {
    name: '@primer/react',
    version: '38.40.0',
    beside: ['react-is'],
    button: one('@primer/react', 'Button'),
    seven: {
      '@primer/react': ['Button', 'Dialog', 'Select', 'UnderlineNav', 'ActionMenu', 'ActionList'],
      '@primer/react/experimental': ['DataTable', 'Table'],
    },
    lacks: 'no toast; its theme is another package',
  },
  {
    name: '@medusajs/ui',
    version: '4.2.8',
    button: one('@medusajs/ui', 'Button'),
    seven: one(
      '@medusajs/ui',
      ...['Button', 'FocusModal', 'Select', 'Table', 'Tabs', 'Toaster', 'toast', 'DropdownMenu'],
    ),
    lacks: 'its styles are compiled by the app',
  },
  {
    name: 'radix-ui',
    version: '1.8.1',
    button: one('radix-ui', 'Slot'),
    seven: one('radix-ui', 'Slot', 'Dialog', 'Select', 'Tabs', 'Toast', 'DropdownMenu'),
    lacks: 'no table; without styles, its button is a slot',
  },
];
