import type { ReactNode } from 'react';

/** Two fields side by side if there is enough space. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 md:grid-cols-2 md:gap-4">{children}</div>;
}
