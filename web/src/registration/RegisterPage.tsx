import { Navigate } from 'react-router'
import { pageMeta } from '../ui/pageMeta.ts'
import { useWizard } from './useWizard.ts'
import { Wizard } from './Wizard.tsx'

export const meta = () => pageMeta('Register')

/** The wizard after the first form. Without a draft there is nothing to fill in, so it leads to the start page. */
export default function RegisterPage() {
  const { wizard, step, advance, back } = useWizard()
  if (!wizard) return <Navigate to="/" replace />
  return <Wizard {...wizard} step={step} onSaved={advance} onBack={back} />
}
