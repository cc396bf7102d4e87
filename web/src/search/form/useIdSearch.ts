import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { profileQuery } from '../../profiles/calls.ts'
import { useTranslation } from '../../ui/translation.ts'
import { bnrIdError } from '../bnrIdRule.ts'

/** Looks a BNR ID up before going there, so that what the server says against it can stand under the field. */
export function useIdSearch(lengthMessage: string | undefined) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function search(typed: string) {
    const bnrId = typed.trim()
    const problem = bnrIdError(bnrId, lengthMessage)
    setError(problem && t(problem))
    if (problem) return
    setBusy(true)
    try {
      await client.fetchQuery(profileQuery(bnrId))
      navigate(`/profile/${bnrId}`)
    } catch (failure) {
      setError((failure as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return { search, error, busy }
}
