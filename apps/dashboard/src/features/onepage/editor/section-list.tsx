import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { limits, type SiteSection } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { IconButton } from '@unmuted/ui/icon-button';
import { PaletteIcon, Trash2Icon } from '@unmuted/ui/icons';
import { Switch } from '@unmuted/ui/switch';
import { useToast } from '@unmuted/ui/toast';
import { SortableList } from '#/components/sortable-list/sortable-list.tsx';
import { AddSection } from '#/features/onepage/editor/add-section.tsx';
import {
  changeSection,
  groupsOf,
  moveSection,
  removeSection,
  returnSection,
} from '#/features/onepage/editor/document-edits.ts';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';
import { sectionKinds } from '#/features/onepage/editor/section.messages.tsx';

export interface SectionListProps {
  selected: string;
  onOpen: (id: string) => void;
}

/** The sections of a site in the order of the page, and below those that are off. */
export function SectionList({ selected, onOpen }: SectionListProps) {
  const { t } = useWords();
  const { document, canEdit } = useEditor();
  const { on, off } = groupsOf(document);
  const { length } = document.sections;
  const most = limits.siteSections;
  return (
    <div className="grid content-start gap-1 pb-4">
      <div className="flex min-h-13 items-center justify-between border-b border-border px-4 py-2 md:px-5">
        <h2 className="text-14 font-semibold">
          <Trans>Sections</Trans>
        </h2>
        <span className="text-13 text-fg-muted">
          <Trans>
            {length} of {most}
          </Trans>
        </span>
      </div>
      <Group group="on" label={t`Sections of the page`} onOpen={onOpen} sections={on} selected={selected} />
      {off.length > 0 && (
        <>
          <h3 className="px-4 pt-3 text-13 text-fg-muted md:px-5">
            <Trans context="sections of a site">Off</Trans>
          </h3>
          <Group
            group="off"
            label={t`Sections that are off`}
            onOpen={onOpen}
            sections={off}
            selected={selected}
          />
        </>
      )}
      <div className="grid justify-items-start gap-2 px-4 pt-3 md:px-5">
        {canEdit && <AddSection onAdded={onOpen} />}
        <button
          aria-current={selected === 'theme' ? 'true' : undefined}
          className="flex min-h-11 items-center gap-3 text-14 font-medium aria-[current=true]:underline"
          onClick={() => onOpen('theme')}
          type="button"
        >
          <PaletteIcon className="text-fg-muted" />
          <Trans>Colors and font</Trans>
        </button>
      </div>
    </div>
  );
}

interface GroupProps extends SectionListProps {
  group: 'on' | 'off';
  label: string;
  sections: readonly SiteSection[];
}

function Group({ group, label, sections, selected, onOpen }: GroupProps) {
  const { i18n } = useLingui();
  const { change, canEdit } = useEditor();
  const nameOf = ({ type }: SiteSection) => i18n._(sectionKinds[type].name);
  return (
    <SortableList
      aria-label={label}
      className="px-2"
      disabled={!canEdit}
      itemFixed={({ type }) => type === 'hero' && group === 'on'}
      itemKey={({ id }) => id}
      itemName={nameOf}
      items={sections}
      onReorder={(from, to) => change((document) => moveSection(document, group, from, to))}
    >
      {(section) => <Row isSelected={section.id === selected} onOpen={onOpen} section={section} />}
    </SortableList>
  );
}

interface RowProps {
  section: SiteSection;
  isSelected: boolean;
  onOpen: (id: string) => void;
}

function Row({ section, isSelected, onOpen }: RowProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const toasts = useToast();
  const { change, canEdit, document } = useEditor();
  const { name, icon: Icon } = sectionKinds[section.type];
  const word = i18n._(name);
  const remove = () => {
    const place = document.sections.findIndex(({ id }) => id === section.id);
    change((current) => removeSection(current, section.id));
    toasts.show({
      title: <Trans>{word} was removed</Trans>,
      action: {
        label: <Trans>Undo</Trans>,
        onPress: () => change((current) => returnSection(current, section, place)),
      },
    });
  };
  return (
    <div
      className={`flex min-h-11 items-center gap-2 rounded-control ps-1 pe-2 ${isSelected ? 'bg-fill-active' : ''}`}
    >
      <button
        aria-current={isSelected ? 'true' : undefined}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start text-14 ${section.isOn ? 'font-medium' : 'text-fg-muted'}`}
        onClick={() => onOpen(section.id)}
        type="button"
      >
        <Icon className="flex-none text-fg-muted" />
        <span className="min-w-0 wrap-anywhere">{word}</span>
        {section.type === 'apps' && (
          <Badge>
            <Trans context="filled in automatically">Auto</Trans>
          </Badge>
        )}
      </button>
      {canEdit && isSelected && (
        <IconButton aria-label={t`Remove ${word}`} onClick={remove} size="sm">
          <Trash2Icon />
        </IconButton>
      )}
      <Switch
        aria-label={t`Show ${word}`}
        checked={section.isOn}
        disabled={!canEdit}
        onChange={({ currentTarget: { checked } }) =>
          change((current) => changeSection(current, { ...section, isOn: checked }))
        }
      />
    </div>
  );
}
