import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { MicIcon, PaletteIcon, PencilIcon } from '@unmuted/ui/icons';

/** What a customer can prepare before the first cast is set up. */
export function PrepareCard() {
  const { t } = useLingui();
  const items = [
    {
      icon: MicIcon,
      title: t`An encoder`,
      description: t`The program that sends your sound. BUTT and Mixxx are free; OBS works too.`,
    },
    {
      icon: PencilIcon,
      title: t`A name and a description`,
      description: t`Listeners see both in players and directories.`,
    },
    {
      icon: PaletteIcon,
      title: t`A logo`,
      description: t`Square, at least 1,024 px wide. Directories and app stores ask for one.`,
    },
  ];
  return (
    <Card asChild>
      <section aria-label={t`While you wait, have these ready`}>
        <CardHeader title={<Trans>While you wait, have these ready</Trans>} />
        <DataList className="pt-2 pb-1">
          {items.map(({ icon: Icon, title, description }) => (
            <DataListItem
              // Null rather than undefined, so that the description wraps.
              action={null}
              description={description}
              key={title}
              leading={
                <DataListIcon className="size-8">
                  <Icon />
                </DataListIcon>
              }
              title={title}
            />
          ))}
        </DataList>
      </section>
    </Card>
  );
}
