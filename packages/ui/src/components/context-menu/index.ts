export {
  ContextMenu,
  ContextMenuContent,
  type ContextMenuContentProps,
  type ContextMenuProps,
} from './context-menu.tsx';
export { ContextMenuTrigger, type ContextMenuTriggerProps } from './context-menu-trigger.tsx';
