import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/ConfirmDialog.tsx'
import { t } from '../../ui/translation.ts'

interface HandOverQuestionProps extends Required<Pick<ConfirmDialogProps, 'busy' | 'onConfirm' | 'onClose'>> {
  count: string
  from: string
  /** Undefined if nobody looks after the profiles for now. */
  to: string | undefined
}

export function HandOverQuestion({ count, from, to, ...dialog }: HandOverQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      open
      title={t('Hand over {count} profiles?', { count })}
      confirmLabel={t('Hand over')}
      cancelLabel={t('Back')}
    >
      <p>
        {to === undefined
          ? t('Nobody will look after the profiles of {from}, or their follow-ups, until you assign them.', {
              from,
            })
          : t('This moves all profiles of {from}, with their follow-ups, to {to}.', { from, to })}
      </p>
    </ConfirmDialog>
  )
}
