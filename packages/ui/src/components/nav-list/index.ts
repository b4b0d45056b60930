export {
  NavGroup,
  type NavGroupProps,
  NavItem,
  type NavItemProps,
  NavList,
  type NavListProps,
} from './nav-list.tsx';
