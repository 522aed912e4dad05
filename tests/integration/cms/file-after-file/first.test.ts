import { leavesNoTrace } from './trace'

leavesNoTrace()
