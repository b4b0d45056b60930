export { SplitPane, type SplitPaneProps, type SplitPaneSide } from './split-pane.tsx';
