import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { PaletteProps } from '#/components/command-palette/command.ts';
import { usePaletteKeys } from '#/components/command-palette/use-palette-keys.ts';
import { usePrefetch } from '#/lib/prefetch.ts';
import { preload } from '#/lib/preload.ts';

/** The code of a palette, loaded on first use. */
export interface PaletteCode {
  load: () => Promise<unknown>;
  Palette: ComponentType<PaletteProps>;
}

/** Defines a palette whose code is loaded on first use. */
export function lazyPalette(load: () => Promise<ComponentType<PaletteProps>>): PaletteCode {
  return { load, Palette: lazy(async () => ({ default: await load() })) };
}

interface PaletteActions {
  open: () => void;
  /** Preloads the palette before it is opened. */
  prepare: () => void;
}

const PaletteContext = createContext<PaletteActions | null>(null);

/** The command palette of the subtree; null where there is none. */
export function usePalette(): PaletteActions | null {
  return useContext(PaletteContext);
}

export interface PaletteProviderProps {
  palette: PaletteCode;
  children: ReactNode;
}

/** Opens the palette with Ctrl+K or Cmd+K. */
export function PaletteProvider({ palette, children }: PaletteProviderProps) {
  const [state, setState] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const { load, Palette } = palette;
  const value = useMemo(
    (): PaletteActions => ({
      open: () => setState('open'),
      // A failure is reported when the palette is opened.
      prepare: () => void preload(load).catch(() => {}),
    }),
    [load],
  );
  usePrefetch(load);
  const isOpen = state === 'open';
  usePaletteKeys(isOpen, (next) => setState(next ? 'open' : 'closed'));
  return (
    <PaletteContext value={value}>
      {children}
      {state !== 'unloaded' && (
        <Suspense>
          <Palette onOpenChange={(next) => setState(next ? 'open' : 'closed')} open={isOpen} />
        </Suspense>
      )}
    </PaletteContext>
  );
}
