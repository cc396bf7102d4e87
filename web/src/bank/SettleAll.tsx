import type { BankLine } from '@bnr/contract/bank/endpoints'
import { paiseOfMany, rupeesShown } from '@bnr/contract/money'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ChangeDialog } from '../ui/ChangeDialog.tsx'
import { t } from '../ui/translation.ts'
import { type AskedLines, useBankLines, useMatchAll } from './calls.ts'

/** The lines of this page that have one proposal only, and a strong one. */
function strongAmong(lines: readonly BankLine[]) {
  return lines.flatMap((line) => {
    const [proposal, ...others] = line.proposals
    const isClear = proposal?.isStrong && others.length === 0 && canDo(line, 'match')
    return isClear ? [{ lineId: line.id, invoiceId: proposal.id, amount: line.amount }] : []
  })
}

/** Only one is left if the others were settled elsewhere while the question is open. */
const questionAbout = (count: number, sum: string): string =>
  count === 1
    ? t('Settle 1 proposal of {sum}?', { sum })
    : t('Settle {count} proposals, {sum} in all?', { count, sum })

/** Settles every clear proposal of the page, after a question with their number and sum. */
export function SettleAll({ asked }: { asked: AskedLines }) {
  const [isOpen, setOpen] = useState(false)
  const change = useMatchAll()
  const { data } = useBankLines(asked)
  const strong = strongAmong(data?.results ?? [])
  const sum = paiseOfMany(strong.reduce((total, { amount }) => total + amount, 0))
  if (strong.length < 2 && !isOpen) return null
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('Settle all strong proposals of this page')}
      </Button>
      {isOpen && (
        <ChangeDialog
          change={change}
          input={strong.map(({ lineId, invoiceId }) => ({ lineId, invoiceId }))}
          title={questionAbout(strong.length, rupeesShown(sum))}
          confirmLabel={t('Settle')}
          done={({ settled, refused }) =>
            [t('{settled} settled', { settled }), ...new Set(refused.map((message) => t(message)))].join('. ')
          }
          onClose={() => setOpen(false)}
        >
          <p>
            {t(
              'Open invoices become paid on the days of their lines, and their members get a message. You cannot undo this.',
            )}
          </p>
        </ChangeDialog>
      )}
    </div>
  )
}
