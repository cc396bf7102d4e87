import { useReading } from '../../../platform/useReading.ts'
import { profileQuery } from '../../../profiles/calls.ts'

/** Nobody is asked for before a BNR ID is given. */
export const useMember = (bnrId: string) => useReading({ ...profileQuery(bnrId), enabled: bnrId !== '' })
