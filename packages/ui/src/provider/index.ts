export type { UiLabels } from './labels.ts';
export {
  type Direction,
  type UiContextValue,
  UiProvider,
  type UiProviderProps,
  useLabels,
  useUi,
} from './ui-provider.tsx';
