import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { usePaletteKeys } from '#/components/command-palette/use-palette-keys.ts';
import { usePrefetch } from '#/lib/prefetch.ts';
import { preload } from '#/lib/preload.ts';
import { areaOf, type SessionUser } from '#/session/session-user.ts';

const load = () => import('#/components/command-palette/app-palette.tsx');
const AppPalette = lazy(async () => ({ default: (await load()).AppPalette }));

interface Palette {
  open: () => void;
  /** Preloads the palette before it is opened. */
  prepare: () => void;
}

const PaletteContext = createContext<Palette | null>(null);

/** The command palette of the subtree; null where there is none. */
export function usePalette(): Palette | null {
  return useContext(PaletteContext);
}

export interface PaletteProviderProps {
  user: SessionUser;
  children: ReactNode;
}

/** Search over pages, products and actions with Ctrl+K or Cmd+K. Its code is loaded on first use. */
export function PaletteProvider({ user, children }: PaletteProviderProps) {
  const [state, setState] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const [value] = useState<Palette>(() => ({
    open: () => setState('open'),
    // A failure is reported when the palette is opened.
    prepare: () => void preload(load).catch(() => {}),
  }));
  usePrefetch(load);
  const isOpen = state === 'open';
  usePaletteKeys(isOpen, (next) => setState(next ? 'open' : 'closed'));
  return (
    <PaletteContext value={value}>
      {children}
      {state !== 'unloaded' && (
        <Suspense>
          <AppPalette
            area={areaOf(user)}
            onOpenChange={(next) => setState(next ? 'open' : 'closed')}
            open={isOpen}
          />
        </Suspense>
      )}
    </PaletteContext>
  );
}
