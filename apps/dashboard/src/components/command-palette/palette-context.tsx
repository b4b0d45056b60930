import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { PaletteProps } from '#/components/command-palette/command.ts';
import { usePaletteKeys } from '#/components/command-palette/use-palette-keys.ts';
import type { LazyPart } from '#/components/lazy-part/lazy-part.tsx';
import { usePrefetch } from '#/lib/prefetch.ts';
import { preload } from '#/lib/preload.ts';

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
  palette: LazyPart<PaletteProps & { onLoadFailed: () => void }>;
  children: ReactNode;
}

/** Opens the palette with Ctrl+K or Cmd+K. */
export function PaletteProvider({ palette: Palette, children }: PaletteProviderProps) {
  const [state, setState] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const { load } = Palette;
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
        <Palette
          onLoadFailed={() => setState('unloaded')}
          onOpenChange={(next) => setState(next ? 'open' : 'closed')}
          open={isOpen}
        />
      )}
    </PaletteContext>
  );
}
