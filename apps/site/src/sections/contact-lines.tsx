import type { SiteSectionOf } from '@unmuted/api';
import { Icon } from '#/page/icons.tsx';

/** How to reach the station. */
export function ContactLines({ section }: { readonly section: SiteSectionOf<'contact'> }) {
  const { email, phone, address } = section;
  if ([email, phone, address].every((line) => line.trim() === '')) return null;
  return (
    <ul class="lines">
      {email !== '' && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone.trim() !== '' && (
        <li>
          <Icon name="call" />
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
      {address.trim() !== '' && (
        <li>
          <Icon name="pin" />
          <address>{address}</address>
        </li>
      )}
    </ul>
  );
}
