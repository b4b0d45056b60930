import { AreaChart } from '@unmuted/ui/area-chart';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Progress } from '@unmuted/ui/progress';
import { ListenersTable } from './listeners-table';

const startMs = Date.UTC(2026, 8, 14);
const points = Array.from({ length: 96 }, (_, index) => ({
  at: startMs + index * 900_000,
  value: index % 24,
}));

/** A server component that renders components with and without client code. */
export default function Page() {
  return (
    <main>
      <h1>Radio Aurora</h1>
      <Badge>Sample</Badge>
      <Button variant="primary">Save</Button>
      <Field label="Title">
        <Input defaultValue="Night shift" />
      </Field>
      <Progress label="Upload" value={40} />
      <Card>
        <AreaChart
          title="Evenings carry the day"
          description="Listeners, mean of quarter hours"
          unit="listeners"
          points={points}
          maxStepMs={900_000}
        />
      </Card>
      <ListenersTable />
    </main>
  );
}
