import { useReading } from '../../../platform/useReading.ts'
import { profileQuery } from '../../../profiles/calls.ts'

export const useMember = (bnrId: string) => useReading({ ...profileQuery(bnrId), enabled: bnrId !== '' })
