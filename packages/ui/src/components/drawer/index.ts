export {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  type DrawerContentProps,
  DrawerFooter,
  type DrawerProps,
  type DrawerSectionProps,
  DrawerTrigger,
} from './drawer.tsx';
