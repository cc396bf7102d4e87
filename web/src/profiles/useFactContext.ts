import type { FactContext } from '@bnr/contract/profiles/facts/fact'
import { useMemo } from 'react'
import { useSettingWords } from '../reference/calls.ts'
import { useTranslation } from '../ui/translation.ts'
import type { ProfileViewer } from './viewer.ts'

/** The words for the few values that a profile holds by their key. Until the lists are there, nothing is shown raw. */
export function useFactContext(viewer: ProfileViewer): FactContext {
  const { t } = useTranslation()
  const childStatuses = useSettingWords('childStatuses').choices
  const profileSources = useSettingWords('profileSources').choices
  return useMemo(() => {
    const lists = { childStatuses, profileSources }
    return {
      t,
      isClose: viewer !== 'member',
      labelOf: (list, key) => lists[list].find(({ value }) => value === key)?.label ?? '',
    }
  }, [t, viewer, childStatuses, profileSources])
}
