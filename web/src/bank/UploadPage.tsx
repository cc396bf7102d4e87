import { useNavigate } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { useBankAccounts, useSample } from './calls.ts'
import { UploadForm } from './UploadForm.tsx'

export const meta = () => pageMeta('Upload a statement')

/** Reads a bank statement, shows what it contains, and stores it on a second press. */
export default function UploadPage() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle
        title={t('Upload a statement')}
        lead={t(
          'Save the statement of your bank as CSV or XLSX. Lines that we have already are not added again.',
        )}
        actions={<SampleButton />}
      />
      <UploadForm onDone={() => void navigate('/ad/bank')} />
    </>
  )
}

/** In a demo there is a statement to try the page with. */
function SampleButton() {
  const { data } = useBankAccounts()
  const sample = useSample()
  if (!data?.hasSample) return null
  return (
    <Button variant="quiet" busy={sample.isPending} onClick={() => sample.mutate()}>
      {t('Download a sample statement')}
    </Button>
  )
}
