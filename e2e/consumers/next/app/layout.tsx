import './globals.css';
import { UiProvider } from '@unmuted/ui/provider';
import type { ReactNode } from 'react';

export const metadata = { title: 'next' };

/** A server component: the provider needs no labels in English, and dates have one zone on both sides. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body>
        <UiProvider timeZone="Europe/Dublin">{children}</UiProvider>
      </body>
    </html>
  );
}
