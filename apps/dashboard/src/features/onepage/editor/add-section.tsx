import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { PlusIcon } from '@unmuted/ui/icons';
import { addSection, offeredTypes } from '#/features/onepage/editor/document-edits.ts';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';
import { sectionKinds } from '#/features/onepage/editor/section.messages.tsx';

/** A menu of the kinds of sections that the page does not have yet. */
export function AddSection({ onAdded }: { onAdded: (id: string) => void }) {
  const { i18n } = useLingui();
  const { site, document, change } = useEditor();
  const offered = offeredTypes(document, site.facts);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button disabled={offered.length === 0} size="sm">
          <PlusIcon />
          <Trans>Add section</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-96 overflow-y-auto">
        {offered.map((type) => {
          const { name, about, icon: Icon } = sectionKinds[type];
          return (
            <DropdownMenuItem
              key={type}
              onSelect={() => {
                const added = addSection(document, type);
                change(() => added.document);
                onAdded(added.id);
              }}
            >
              <Icon />
              <span className="grid">
                {i18n._(name)}
                <span className="text-13 text-fg-muted">{i18n._(about)}</span>
              </span>
            </DropdownMenuItem>
          );
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
