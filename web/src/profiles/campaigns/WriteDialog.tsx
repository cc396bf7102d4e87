import { writeCampaign } from '@bnr/contract/campaigns/endpoints'
import { useNavigate } from 'react-router'
import { errorsOf } from '../../platform/formErrors.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import type { Matching } from '../allMatching/calls.ts'
import { CampaignWords, checkWords } from './CampaignWords.tsx'
import { useWriteCampaign } from './calls.ts'

/** Writes the draft of a message to all members that match, and opens it. Nothing is sent yet. */
export default function WriteDialog({ matching, onClose }: { matching: Matching; onClose: () => void }) {
  const navigate = useNavigate()
  const write = useWriteCampaign()
  const form = useForm({
    initial: { subject: '', text: '' },
    check: checkWords,
    send: async (words) => {
      const { id } = await write.mutateAsync({ ...words, criteria: [...matching.criteria] })
      onClose()
      await navigate(`/ad/messages-to-many/${id}`)
    },
    refused: (error) => errorsOf(error, writeCampaign.body),
    isUnsaved: ({ text }) => text.trim() !== '',
  })
  return (
    <FormDialog form={form} title={t('Write to all that match')} action={t('Save draft')} onClose={onClose}>
      <p className="soft">
        {t('The next page says who gets it and who does not. You send it to yourself first.')}
      </p>
      <CampaignWords form={form} />
    </FormDialog>
  )
}
