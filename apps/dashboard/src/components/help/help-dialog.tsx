import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@unmuted/ui/accordion';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { helpTexts } from '#/components/help/help-texts.tsx';
import { type HelpTopic, helpTopics } from '#/components/help/help-topic.ts';
import { SupportLink } from '#/components/help/support-link.tsx';

export interface HelpDialogProps {
  /** The guide that is open at first. */
  topic?: HelpTopic | undefined;
  onClose: () => void;
}

/** The guides for customers, and how to reach the provider. */
export function HelpDialog({ topic, onClose }: HelpDialogProps) {
  const { company, supportUrl } = useRouteContext({ from: '__root__', select: ({ config }) => config });
  return (
    <Dialog onOpenChange={onClose} open>
      <DialogContent size="md">
        <DialogTitle>
          <Trans>Help</Trans>
        </DialogTitle>
        <DialogDescription>
          {supportUrl === null ? (
            <Trans>For questions that the guides don’t answer, contact {company}.</Trans>
          ) : (
            <Trans>For questions that the guides don’t answer, contact support.</Trans>
          )}
        </DialogDescription>
        <DialogBody>
          <Accordion defaultValue={topic ? [topic] : []} type="single">
            {helpTopics.map((each) => (
              <AccordionItem key={each} value={each}>
                <AccordionTrigger>{helpTexts[each].title}</AccordionTrigger>
                <AccordionContent>{helpTexts[each].body}</AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </DialogBody>
        <DialogFooter>
          {supportUrl !== null && <SupportLink href={supportUrl} />}
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
