import { Avatar } from '@unmuted/ui/avatar';
import { ChevronDownIcon } from '@unmuted/ui/icons';
import { useId, useRef, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { usePrefetch } from '#/lib/prefetch.ts';
import { preload } from '#/lib/preload.ts';
import type { SessionUser } from '#/session/session-user.ts';

const AccountMenuContent = lazyOverlay(
  async () => (await import('#/components/app-frame/account-menu-content.tsx')).AccountMenuContent,
);

/** A customer is shown with the company, an admin with the job title. */
function wordsOf(user: SessionUser): { name: string; detail: string | null } {
  if (!('firstName' in user)) return { name: user.name || user.username, detail: user.title || null };
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return { name: name || user.email, detail: user.company };
}

export interface AccountMenuProps {
  user: SessionUser;
  onOpenAppearance: () => void;
  onOpenHelp: () => void;
}

/** The signed-in user and links to the account settings. The menu is loaded on demand. */
export function AccountMenu({ user, ...overlays }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  usePrefetch(AccountMenuContent.load);
  const prefetch = () => void preload(AccountMenuContent.load).catch(() => {});
  const { name, detail } = wordsOf(user);
  return (
    <span className="relative">
      <button
        aria-expanded={isOpen}
        aria-haspopup="menu"
        className="flex min-h-control min-w-control cursor-pointer items-center gap-2.5 rounded-control p-1 text-left rtl:text-right hover:bg-fill-hover"
        id={id}
        onFocus={prefetch}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          // Prevents the click of Enter and Space, and scrolling.
          event.preventDefault();
          setOpen(true);
        }}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The menu takes focus when it opens.
          if (!isOpen) event.preventDefault();
          setOpen(!isOpen);
        }}
        onPointerEnter={prefetch}
        ref={trigger}
        type="button"
      >
        <Avatar decorative name={name} />
        <span className="grid max-w-44 min-w-0 max-md:sr-only">
          <span className="truncate font-medium">{name}</span>
          {detail !== null && <span className="truncate text-12 text-fg-subtle">{detail}</span>}
        </span>
        <ChevronDownIcon className="max-md:hidden" />
      </button>
      {isOpen && (
        <AccountMenuContent
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
          trigger={trigger}
          user={user}
          {...overlays}
        />
      )}
    </span>
  );
}
