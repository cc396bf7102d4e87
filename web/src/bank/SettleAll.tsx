import type { BankLine } from '@bnr/contract/bank/endpoints'
import { paiseOfMany, rupeesShown } from '@bnr/contract/money'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ChangeDialog } from '../ui/ChangeDialog.tsx'
import { t } from '../ui/translation.ts'
import { type AskedLines, useBankLines, useMatchAll } from './calls.ts'
import { matchLabel, settleAllEffect, settleAllQuestion } from './matchWords.ts'

/** The lines of this page that have one proposal only, and a strong one. */
function strongAmong(lines: readonly BankLine[]) {
  return lines.flatMap((line) => {
    const [proposal, ...others] = line.proposals
    const isClear = proposal?.isStrong && others.length === 0 && canDo(line, 'match')
    return isClear ? [{ lineId: line.id, invoiceId: proposal.id, amount: line.amount }] : []
  })
}

/** Settles every clear proposal of the page, after a question with their number and sum. */
export function SettleAll({ asked }: { asked: AskedLines }) {
  // Settles what the question was about, even if the list has changed since.
  const [opened, setOpened] = useState<ReturnType<typeof strongAmong>>()
  const change = useMatchAll()
  const { data } = useBankLines(asked)
  const strong = strongAmong(data?.results ?? [])
  if (strong.length < 2 && !opened) return null
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpened(strong)}>
        {t('Settle all strong proposals of this page')}
      </Button>
      {opened && (
        <ChangeDialog
          change={change}
          input={opened.map(({ lineId, invoiceId }) => ({ lineId, invoiceId }))}
          title={settleAllQuestion(opened.length, rupeesShown(sumOf(opened)))}
          confirmLabel={matchLabel(true)}
          done={({ settled, refused }) =>
            [t('{settled} settled', { settled }), ...new Set(refused.map((message) => t(message)))].join('. ')
          }
          onClose={() => setOpened(undefined)}
        >
          <p>{settleAllEffect()}</p>
        </ChangeDialog>
      )}
    </div>
  )
}

const sumOf = (lines: readonly { amount: number }[]) =>
  paiseOfMany(lines.reduce((total, { amount }) => total + amount, 0))
