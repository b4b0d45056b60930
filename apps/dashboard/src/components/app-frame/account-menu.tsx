import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Avatar } from '@unmuted/ui/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { ChevronDownIcon, LogOutIcon, SlidersHorizontalIcon, UserIcon } from '@unmuted/ui/icons';
import { useAuth } from '#/session/auth-context.tsx';
import { type Area, areaOf, type SessionUser } from '#/session/session-user.ts';

/** The first page of the account settings. */
const accountOf = {
  customer: '/template/pages/setting/profile',
  admin: '/admin/settings/account/profile',
} as const satisfies Record<Area, string>;

/** A customer is shown with the company, an admin with the job title. */
function wordsOf(user: SessionUser): { name: string; detail: string | null } {
  if (!('firstName' in user)) return { name: user.name || user.username, detail: user.title || null };
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return { name: name || user.email, detail: user.company };
}

export interface AccountMenuProps {
  user: SessionUser;
  onOpenAppearance: () => void;
}

/** The signed-in user and links to the account settings. */
export function AccountMenu({ user, onOpenAppearance }: AccountMenuProps) {
  const auth = useAuth();
  const { name, detail } = wordsOf(user);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="flex min-h-control cursor-pointer items-center gap-2.5 rounded-control p-1 text-start hover:bg-fill-hover">
        <Avatar decorative name={name} />
        <span className="grid max-w-44 min-w-0 max-md:sr-only">
          <span className="truncate font-medium">{name}</span>
          {detail !== null && <span className="truncate text-12 text-fg-subtle">{detail}</span>}
        </span>
        <ChevronDownIcon className="max-md:hidden" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
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
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => auth.signOut()}>
          <LogOutIcon className="rtl:-scale-x-100" />
          <Trans>Sign out</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
