import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/** The act of a product's header whose dialog is open. `#submit`, to which the command palette leads, opens `submit`. */
export function useHeaderAct<Act extends string>(maySubmit: boolean) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [act, setAct] = useState<Act | 'submit' | null>(null);
  return {
    shown: act ?? (hash === 'submit' && maySubmit ? 'submit' : null),
    open: (next: Act) => setAct(next),
    close: () => {
      setAct(null);
      if (hash === 'submit') void navigate({ to: '.', search: true, hash: '', replace: true });
    },
  };
}
