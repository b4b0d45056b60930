import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { type ReactNode, useId } from 'react';
import { EditForm, type EditFormProps } from '#/components/edit-form/edit-form.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';

export interface EditFormCardProps extends Omit<EditFormProps, 'className'> {
  title: ReactNode;
  description: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Opens the history of the settings. In the header after the actions, outside the disabled fieldset. */
  history?: ReactNode;
  isFixed: boolean;
}

/** An edit form whose fields are one card with a header. */
export function EditFormCard(props: EditFormCardProps) {
  const { title, description, actions, history, isFixed, children, ...rest } = props;
  const { failure } = rest.form;
  const id = useId();
  return (
    <EditForm {...rest}>
      <Card asChild>
        <section aria-labelledby={id}>
          <CardHeader
            actions={
              history ? (
                <>
                  {actions}
                  {history}
                </>
              ) : (
                actions
              )
            }
            className="pb-4"
            description={description}
            title={<span id={id}>{title}</span>}
          />
          {failure && (
            <CardBody>
              <CallFailure reason={failure.error} />
            </CardBody>
          )}
          <fieldset disabled={isFixed}>{children}</fieldset>
        </section>
      </Card>
    </EditForm>
  );
}
