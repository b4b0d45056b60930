export { LinkTab, type LinkTabProps, LinkTabs, type LinkTabsProps } from './link-tabs.tsx';
export {
  Tabs,
  TabsList,
  type TabsListProps,
  TabsPanel,
  type TabsPanelProps,
  type TabsProps,
  TabsTab,
  type TabsTabProps,
} from './tabs.tsx';
