import { type ComponentType, useState } from 'react';
import { SaveButton } from './save-button.tsx';
import type { SaveMenuProps } from './save-menu.tsx';

interface SaveActionProps extends Pick<SaveMenuProps, 'hasPicture' | 'onSave'> {
  onFailed: () => void;
}

interface LoadedMenu {
  readonly Menu: ComponentType<SaveMenuProps>;
  readonly isByKeyboard: boolean;
}

/** Opens the save menu. Its code is loaded when somebody is about to press the button, because most charts are only read. */
export function SaveAction({ onFailed, ...menu }: SaveActionProps) {
  const [loaded, setLoaded] = useState<LoadedMenu | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function open(isByKeyboard: boolean): Promise<void> {
    if (isLoading) return;
    setLoading(true);
    try {
      const { SaveMenu } = await loadMenu();
      setLoaded({ Menu: SaveMenu, isByKeyboard });
    } catch {
      onFailed();
    } finally {
      setLoading(false);
    }
  }

  if (loaded) return <loaded.Menu {...menu} isByKeyboard={loaded.isByKeyboard} />;
  return (
    <SaveButton
      aria-expanded={false}
      aria-haspopup="menu"
      aria-busy={isLoading}
      // A click without a pointer comes from the keyboard or a screen reader.
      onClick={({ detail }) => void open(detail === 0)}
      onFocus={prepare}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open(true);
      }}
      onPointerEnter={prepare}
    />
  );
}

const loadMenu = () => import('./save-menu.tsx');
const prepare = () => void loadMenu().catch(() => undefined);
