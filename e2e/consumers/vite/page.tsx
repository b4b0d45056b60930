/** What every consumer shows: the parts whose look a foreign sheet is likely to break. */
import { Button } from '@unmuted/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { UiProvider } from '@unmuted/ui/provider';
import { createRoot } from 'react-dom/client';
import { OffAirNote } from './readme/off-air-note';

const isDialogOpen = new URLSearchParams(location.search).has('dialog');

createRoot(document.querySelector('#root') as HTMLElement).render(
  <UiProvider>
    <Button variant="primary">Save</Button>
    <Button variant="primary" className="mine">
      Mine
    </Button>
    <Field label="Title">
      <Input defaultValue="Night shift" />
    </Field>
    {/* Its utilities exist in the app with the README's Tailwind only. */}
    <OffAirNote />
    <Dialog defaultOpen={isDialogOpen}>
      <DialogContent>
        <DialogTitle>Cut 23 listeners now?</DialogTitle>
        <DialogDescription>They listen from places that the new rule refuses.</DialogDescription>
      </DialogContent>
    </Dialog>
  </UiProvider>,
);
