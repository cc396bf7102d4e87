import { useState } from 'react'
import { useTranslation } from '../ui/translation.ts'
import { messageOf } from './loginError.ts'

/** Work of a login form: one at a time, its failure as a sentence. */
export function useLogin() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (busy) return undefined
    setBusy(true)
    setFailure(undefined)
    try {
      return await work()
    } catch (error) {
      setFailure(messageOf(error, t))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, setFailure, run }
}
