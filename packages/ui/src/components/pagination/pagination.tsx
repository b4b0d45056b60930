import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, EllipsisIcon } from '#/components/icons/index.ts';
import { NativeSelect } from '#/components/native-select/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { PageStepButton } from './page-step-button.tsx';
import { pageWindow } from './page-window.ts';
import { paginationVariants } from './pagination.variants.ts';

/** Props of {@link Pagination}. Accepts all `<nav>` props. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Total number of rows. */
  total: number;
  /** The controlled page, from 1. */
  page?: number | undefined;
  /** The default page. */
  defaultPage?: number | undefined;
  /** Called with the page to show, from 1. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Rows per page. Default 50. */
  pageSize?: number | undefined;
  /** The default page size, when it is selectable. */
  defaultPageSize?: number | undefined;
  /** Selectable page sizes; without them there is no page size select. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the selected page size; `onPageChange` is called with the page that contains the first visible row. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /**
   * Renders steps as links: `(page, content) => <Link search={{ page }} to=".">{content}</Link>`. Default: buttons.
   */
  renderLink?: ((page: number, content: ReactNode) => ReactElement) | undefined;
}

/** The range of visible rows and page navigation. On a phone: current page, previous and next. */
export function Pagination({
  total,
  page: givenPage,
  defaultPage = 1,
  onPageChange,
  pageSize: givenSize,
  defaultPageSize = 50,
  pageSizes,
  onPageSizeChange,
  renderLink,
  className,
  ...rest
}: PaginationProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('actions');
  const [requestedPage, setPage] = useControllableState({
    value: givenPage,
    defaultValue: defaultPage,
    onChange: onPageChange,
  });
  const [size, setSize] = useControllableState({
    value: givenSize,
    defaultValue: defaultPageSize,
    onChange: onPageSizeChange,
  });
  const [step, setStep] = useState({ page: 0, text: '' });
  const classes = paginationVariants();
  const count = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, requestedPage), count);

  const number = new Intl.NumberFormat(locale);
  const write = (value: number) => number.format(value);
  const rangeOf = (of: number, rows: number) =>
    labels.rangeOf(
      write(Math.min(total, (of - 1) * rows + 1)),
      write(Math.min(total, of * rows)),
      write(total),
    );

  function go(next: number, rows = size) {
    // Text at the time of the step: changes of the total are not announced.
    setStep({ page: next, text: rangeOf(next, rows) });
    if (next !== requestedPage) setPage(next);
  }

  function resize(rows: number) {
    setSize(rows);
    go(Math.floor(((page - 1) * size) / rows) + 1, rows);
  }

  return (
    <nav
      aria-label={labels.pagination}
      {...rest}
      data-ui="pagination"
      className={classes.root({ className })}
    >
      <div className={classes.about()} data-part="about">
        <span data-part="range">{rangeOf(page, size)}</span>
        <span className="ui:sr-only" data-part="status" role="status">
          {step.page === page ? step.text : null}
        </span>
        {pageSizes === undefined ? null : <PageSize sizes={pageSizes} value={size} onChoose={resize} />}
      </div>
      {count === 1 ? null : <PageSteps page={page} count={count} onGo={go} renderLink={renderLink} />}
    </nav>
  );
}

interface PageStepsProps extends Pick<PaginationProps, 'renderLink'> {
  page: number;
  count: number;
  onGo: (page: number) => void;
}

/** Previous, numbered and next steps. */
function PageSteps({ page, count, onGo, renderLink }: PageStepsProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('actions');
  const classes = paginationVariants();
  const number = new Intl.NumberFormat(locale);
  const write = (value: number) => number.format(value);
  const stepTo = (to: number) => ({ to, page, count, onGo, renderLink });
  return (
    <ul className={classes.list()} data-part="list">
      <li data-part="item">
        <PageStepButton {...stepTo(page - 1)} aria-label={labels.previousPage}>
          <ChevronLeftIcon className="ui:rtl:-scale-x-100" />
        </PageStepButton>
      </li>
      <li className="ui:px-1 ui:md:hidden" data-part="where">
        {labels.pageOf(write(page), write(count))}
      </li>
      {pageWindow(page, count).map((at) => (
        <li className="ui:max-md:hidden" data-part="item" key={at}>
          {typeof at === 'number' ? (
            <PageStepButton {...stepTo(at)} aria-label={labels.page(write(at))}>
              {write(at)}
            </PageStepButton>
          ) : (
            <span className={classes.gap()} data-part="gap">
              <EllipsisIcon />
            </span>
          )}
        </li>
      ))}
      <li data-part="item">
        <PageStepButton {...stepTo(page + 1)} aria-label={labels.nextPage}>
          <ChevronRightIcon className="ui:rtl:-scale-x-100" />
        </PageStepButton>
      </li>
    </ul>
  );
}

interface PageSizeProps {
  sizes: readonly number[];
  value: number;
  onChoose: (size: number) => void;
}

function PageSize({ sizes, value, onChoose }: PageSizeProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('actions');
  const id = useId();
  const number = new Intl.NumberFormat(locale);
  return (
    <span className={paginationVariants().size()} data-part="size">
      <label data-part="size-label" htmlFor={id}>
        {labels.rowsPerPage}
      </label>
      <NativeSelect id={id} onChange={(event) => onChoose(Number(event.target.value))} value={value}>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {number.format(size)}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
