import type { BankLine } from '@bnr/contract/bank/endpoints'
import { type BankTab, bankTabs } from '@bnr/contract/bank/states'
import { rupeesInColumn, rupeesShown } from '@bnr/contract/money'
import { canDo } from '@bnr/contract/stateMachine'
import { mayDo, useSession } from '../accounts/session.ts'
import { dayFilter, searchFilter } from '../backOffice/filters.tsx'
import { staffListPage } from '../backOffice/staffListPage.tsx'
import { enterTypedAmount, typedAmount } from '../platform/typedAmount.ts'
import { staffEntries } from '../screens/staffEntries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ChangeDialog } from '../ui/ChangeDialog.tsx'
import { oneOf, orderedPages } from '../ui/list/address.ts'
import { dayShown, momentShown } from '../ui/moments.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import classes from './bank.module.css'
import { useBankLines, useTakeUp, useUnmatch } from './calls.ts'
import { MatchDialog } from './MatchDialog.tsx'
import { unmatchEffect, unmatchQuestion } from './matchWords.ts'
import { InvoiceOfLine, Proposals } from './Proposals.tsx'
import { SetAsideDialog } from './SetAsideDialog.tsx'
import { SettleAll } from './SettleAll.tsx'

const tabs: Record<BankTab, { label: string; title: string; message: string }> = {
  Proposed: {
    label: 'Proposals',
    title: 'No proposals',
    message: 'Upload a statement. Credits that fit an invoice appear here.',
  },
  Unmatched: {
    label: 'Unmatched',
    title: 'No unmatched lines',
    message: 'Every credit of your statements is matched, proposed or set aside.',
  },
  Matched: {
    label: 'Matched',
    title: 'No matched lines',
    message: 'Lines that belong to an invoice appear here.',
  },
  'Set aside': {
    label: 'Set aside',
    title: 'Nothing set aside',
    message: 'Set aside what pays no invoice, such as interest.',
  },
}

const named = ({ reference, amount }: BankLine) => reference || rupeesShown(amount)

/** The credits of bank statements: which invoices they paid, or may have paid. */
export default staffListPage({
  page: staffEntries['/ad/bank'],
  lead: 'Settling an open invoice marks it as paid on the day of the line. This cannot be undone.',
  name: 'bankLines',
  filters: {
    tab: oneOf<BankTab>(bankTabs, 'Proposed'),
    amount: searchFilter('Amount in rupees', (typed) =>
      typed === '' || typedAmount(typed) !== undefined ? undefined : enterTypedAmount,
    ),
    from: dayFilter('From'),
    to: dayFilter('To'),
    ...orderedPages('desc'),
  },
  useRows: (values) => useBankLines(values),
  columns: ({ tab }) => [
    {
      key: 'day',
      title: 'Day',
      cell: ({ day, account }) => (
        <div className={classes.lines}>
          <p className={classes.day}>{dayShown(day)}</p>
          <p>{account}</p>
        </div>
      ),
    },
    { key: 'amount', title: 'Amount', numeric: true, cell: ({ amount }) => rupeesInColumn(amount) },
    {
      key: 'reference',
      title: 'Reference',
      cell: ({ reference }) => <span className={classes.reference}>{reference || '–'}</span>,
    },
    ...(tab === 'Proposed'
      ? [
          {
            key: 'proposals',
            title: 'Invoice',
            always: true,
            shrinks: true,
            cell: (line: BankLine) => <Proposals line={line} />,
          },
        ]
      : []),
    ...(tab === 'Matched'
      ? [{ key: 'invoice', title: 'Invoice', cell: (line: BankLine) => <InvoiceOfLine line={line} /> }]
      : []),
    ...(tab === 'Set aside'
      ? [{ key: 'reason', title: 'Reason', cell: ({ reason }: BankLine) => reason }]
      : []),
    ...(tab === 'Matched' || tab === 'Set aside'
      ? [{ key: 'by', title: 'Done by', cell: (line: BankLine) => <DoneBy line={line} /> }]
      : []),
  ],
  orderedBy: 'day',
  actions: {
    useMay: () => mayDo(useSession().user, 'payments.match'),
    of: [
      {
        label: ({ proposals }) => (proposals.length > 0 ? 'Other invoice' : 'Choose an invoice'),
        of: named,
        isOffered: (line) => canDo(line, 'match'),
        opens: (line, close) => <MatchDialog line={line} onClose={close} />,
      },
      {
        label: 'Set aside',
        of: named,
        isOffered: (line) => canDo(line, 'setAside'),
        opens: (line, close) => <SetAsideDialog line={line} onClose={close} />,
      },
      {
        label: 'Unmatch',
        of: named,
        isOffered: (line) => canDo(line, 'unmatch'),
        opens: (line, close) => <UnmatchDialog line={line} onClose={close} />,
      },
      {
        label: 'Reopen',
        of: named,
        isOffered: (line) => canDo(line, 'takeUp'),
        opens: (line, close) => <TakeUpDialog line={line} onClose={close} />,
      },
    ],
    none: ({ paid }) => (paid ? t('Paid the invoice') : '–'),
  },
  empty: ({ tab, amount, from, to }) =>
    amount || from || to
      ? { title: t('No bank lines found'), message: t('Try removing one of the filters.') }
      : { title: t(tabs[tab].title), message: t(tabs[tab].message) },
  Tools: function UploadLink() {
    const { user } = useSession()
    if (!mayDo(user, 'payments.match')) return null
    return <ButtonLink to="/ad/bank/upload">{t('Upload a statement')}</ButtonLink>
  },
  Tabs: function StatesOfLines({ address: [{ tab }, change], children }) {
    return (
      <Tabs
        label={t('Bank lines')}
        tabs={bankTabs.map((key) => ({ key, label: t(tabs[key].label), panel: () => children }))}
        active={tab}
        onChange={(next) => change({ tab: next, page: 0 })}
      />
    )
  },
  Around: ({ address: [values], children }) => (
    <>
      {values.tab === 'Proposed' && <SettleAll asked={values} />}
      {children}
    </>
  ),
})

function DoneBy({ line: { changedBy, changedAt } }: { line: BankLine }) {
  return (
    <div className={classes.lines}>
      <p>{changedBy ?? '–'}</p>
      <p>{momentShown(changedAt)}</p>
    </div>
  )
}

interface LineDialogProps {
  line: BankLine
  onClose: () => void
}

function UnmatchDialog({ line, onClose }: LineDialogProps) {
  return (
    <ChangeDialog
      change={useUnmatch()}
      input={line.id}
      title={unmatchQuestion(line)}
      confirmLabel={t('Unmatch')}
      done={({ message }) => t(message)}
      onClose={onClose}
    >
      <p>{unmatchEffect(line)}</p>
    </ChangeDialog>
  )
}

function TakeUpDialog({ line, onClose }: LineDialogProps) {
  return (
    <ChangeDialog
      change={useTakeUp()}
      input={line.id}
      title={t('Reopen this bank line?')}
      confirmLabel={t('Reopen')}
      done={({ message }) => t(message)}
      onClose={onClose}
    >
      <p>{named(line)}</p>
    </ChangeDialog>
  )
}
