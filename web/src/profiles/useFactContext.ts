import type { FactContext } from '@bnr/contract/profiles/facts/fact'
import { useMemo } from 'react'
import { useSettingWords } from '../reference/calls.ts'
import { t } from '../ui/translation.ts'
import type { ProfileViewer } from './viewer.ts'

/** Provides the labels of values that a profile stores by key. Until the lists have loaded, such values are empty. */
export function useFactContext(viewer: ProfileViewer): FactContext {
  const childStatuses = useSettingWords('childStatuses').choices
  const profileSources = useSettingWords('profileSources').choices
  return useMemo(() => {
    const lists = { childStatuses, profileSources }
    return {
      t,
      isClose: viewer !== 'member',
      labelOf: (list, key) => lists[list].find(({ value }) => value === key)?.label ?? '',
    }
  }, [viewer, childStatuses, profileSources])
}
