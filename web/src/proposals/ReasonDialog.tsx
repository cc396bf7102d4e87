import { type ProposalReason, proposalReasonNames, proposalReasons } from '@bnr/contract/proposals/states'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { t } from '../ui/translation.ts'
import classes from './ProposalCards.module.css'

interface ReasonDialogProps {
  name: string
  onReason: (reason: ProposalReason) => void
  onClose: () => void
}

/** One press on a reason answers, which can be undone. */
export default function ReasonDialog({ name, onReason, onClose }: ReasonDialogProps) {
  return (
    <Dialog open title={t('Why is {name} not for you?', { name })} onClose={onClose}>
      <p>{t('Only your relationship manager sees your answer. The next proposals take it into account.')}</p>
      <ul className={classes.reasons}>
        {proposalReasonNames.map((reason) => (
          <li key={reason}>
            <Button wide variant="outlined" onClick={() => onReason(reason)}>
              {t(proposalReasons[reason].label)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
