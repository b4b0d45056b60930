import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { PlusIcon } from '@unmuted/ui/icons';

const guide = 'docs/guide/build-machines.md';

/** What a build machine is, and what happens without one. */
export function NoMachines({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <CardBody className="py-10">
        <EmptyState
          action={
            <Button onClick={onAdd}>
              <PlusIcon />
              <Trans>Add the first machine</Trans>
            </Button>
          }
          description={
            <>
              <Trans>
                A build machine is a computer of yours that builds and signs apps: Linux for Android, a Mac
                for iOS. It asks Studio for jobs, so it needs no open port. Without one, builds wait; you can
                download the kit of an app, build it elsewhere and upload the file.
              </Trans>
              <span className="mt-2 block">
                <Trans>
                  The guide “Build machines” has each step, in <code dir="ltr">{guide}</code>.
                </Trans>
              </span>
            </>
          }
          title={<Trans>There are no build machines yet</Trans>}
        />
      </CardBody>
    </Card>
  );
}
