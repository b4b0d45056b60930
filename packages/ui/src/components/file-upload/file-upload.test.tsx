import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { FileUpload, type FileUploadProps } from './index.ts';

const logo = new File(['x'.repeat(300)], 'logo.png', { type: 'image/png' });
const cover = new File(['x'.repeat(200)], 'cover.png', { type: 'image/png' });
const song = new File(['x'], 'song.mp3', { type: 'audio/mpeg' });

function upload(props: FileUploadProps = {}) {
  return <FileUpload accept=".png" aria-label="Logo" maxSizeBytes={1000} {...props} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Logo');
/** Also offers files that the native picker would filter out. */
const user = userEvent.setup({ applyAccept: false });
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[data-part="name"]')?.textContent);

behavesAsComponent('FileUpload', { render: (probe) => upload({ defaultValue: [logo], ...probe }) });

it('is named and described by its field', () => {
  renderUi(
    <Field error="Choose a logo" label="Station logo" required>
      <FileUpload hint="PNG, up to 5 MB" />
    </Field>,
  );
  const control = screen.getByLabelText('Station logo');
  expect(control).toHaveAccessibleDescription('PNG, up to 5 MB Choose a logo');
  expect(control).toBeInvalid();
  expect(control).toBeRequired();
});

it('lists selected files with their size', async () => {
  const onValueChange = vi.fn();
  renderUi(upload({ multiple: true, onValueChange }));
  await user.upload(input(), [logo, cover]);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith([logo, cover]);
  expect(screen.getByRole('list', { name: 'Selected files' })).toHaveTextContent('logo.png300');
});

it('replaces the file in single mode', async () => {
  renderUi(upload());
  await user.upload(input(), logo);
  await user.upload(input(), cover);
  expect(names()).toEqual(['cover.png']);
});

it('reports rejected files in a pre-rendered live region', async () => {
  const onReject = vi.fn();
  renderUi(upload({ maxSizeBytes: 250, multiple: true, onReject }));
  const region = screen.getByRole('alert');
  expect(region).toBeEmptyDOMElement();
  await user.upload(input(), [logo, cover, song]);
  expect(names()).toEqual(['cover.png']);
  expect(region).toHaveTextContent('logo.png is larger than');
  expect(region).toHaveTextContent('song.mp3 isn’t a supported file type.');
  expect(onReject).toHaveBeenCalledExactlyOnceWith([
    { file: logo, reason: 'size' },
    { file: song, reason: 'type' },
  ]);
});

it('rejects files above the maximum number', async () => {
  renderUi(upload({ maxFiles: 1, multiple: true }));
  await user.upload(input(), [logo, cover]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'cover.png wasn’t added: you can upload only one file.',
  );
});

it('accepts dropped files and highlights the drop zone', () => {
  renderUi(upload());
  const zone = input().parentElement as HTMLElement;
  const dataTransfer = { files: [logo], types: ['Files'], dropEffect: 'none' };
  fireEvent.dragEnter(zone, { dataTransfer });
  expect(zone).toHaveAttribute('data-over');
  const over = createEvent.dragOver(zone, { dataTransfer });
  fireEvent(zone, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(zone, { dataTransfer });
  expect(zone).not.toHaveAttribute('data-over');
  expect(names()).toEqual(['logo.png']);
});

it('ignores dropped text, and all drops while disabled', () => {
  const { rerender } = renderUi(upload());
  const zone = () => input().parentElement as HTMLElement;
  fireEvent.drop(zone(), { dataTransfer: { files: [], types: ['text/plain'] } });
  rerender(upload({ disabled: true }));
  fireEvent.drop(zone(), { dataTransfer: { files: [logo], types: ['Files'] } });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(input()).toBeDisabled();
});

it('removes a file and keeps focus in the list', async () => {
  renderUi(upload({ defaultValue: [logo, cover], multiple: true }));
  await user.click(screen.getByRole('button', { name: 'Remove logo.png' }));
  expect(names()).toEqual(['cover.png']);
  expect(input()).toHaveFocus();
});

it('shows progress, completion and errors', () => {
  const third = new File(['x'], 'third.png');
  renderUi(
    upload({
      multiple: true,
      value: [logo, cover, third],
      statusOf: (file) =>
        new Map([
          [logo, { progress: 0.4 }],
          [cover, { progress: 1, done: true }],
          [third, { progress: 0.9, error: 'The server refused it.' }],
        ]).get(file),
    }),
  );
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(screen.getByRole('progressbar', { name: 'Uploading logo.png' })).toHaveAttribute(
    'aria-valuenow',
    '0.4',
  );
  expect(screen.getByText('Uploaded')).toBeVisible();
  expect(screen.getByText('The server refused it.')).toBeVisible();
});

it('leaves the files to their owner when controlled', async () => {
  renderUi(upload({ value: [] }));
  await user.upload(input(), logo);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
