import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { CircleQuestionMarkIcon, LogOutIcon, SlidersHorizontalIcon, UserIcon } from '@unmuted/ui/icons';
import { type RefObject, useRef } from 'react';
import { useAuth } from '#/session/auth-context.tsx';
import { type Area, areaOf, type SessionUser } from '#/session/session-user.ts';

/** The first page of the account settings. */
const accountOf = {
  customer: '/template/pages/setting/profile',
  admin: '/admin/settings/account/profile',
} as const satisfies Record<Area, string>;

export interface AccountMenuContentProps {
  user: SessionUser;
  onOpenAppearance: () => void;
  onOpenHelp: () => void;
  onClose: () => void;
  /** Names the menu and receives focus on close. */
  trigger: RefObject<HTMLElement | null>;
}

/** The open menu, positioned at its nearest positioned ancestor. */
export function AccountMenuContent(props: AccountMenuContentProps) {
  const { user, onOpenAppearance, onOpenHelp, onClose, trigger } = props;
  const auth = useAuth();
  const hasInteractedOutside = useRef(false);
  return (
    <DropdownMenu onOpenChange={onClose} open>
      {/* Only the anchor: the visible button is rendered before the menu is loaded. */}
      <DropdownMenuTrigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-labelledby={trigger.current?.id}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!hasInteractedOutside.current) trigger.current?.focus();
        }}
        onInteractOutside={() => {
          hasInteractedOutside.current = true;
        }}
      >
        <DropdownMenuLabel className="truncate" title={user.email}>
          {user.email}
        </DropdownMenuLabel>
        <DropdownMenuItem asChild>
          <Link to={accountOf[areaOf(user)]}>
            <UserIcon />
            <Trans>Account</Trans>
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onOpenAppearance}>
          <SlidersHorizontalIcon />
          <Trans>Appearance</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onOpenHelp}>
          <CircleQuestionMarkIcon />
          <Trans>Help</Trans>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => auth.signOut()}>
          <LogOutIcon className="rtl:-scale-x-100" />
          <Trans>Sign out</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
