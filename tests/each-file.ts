import { vi } from 'vitest'

import { forgetEarlierFiles } from './process-state'

/**
 * Vitest's set-up of each test file. A worker runs many files, one after another: the packages take much longer to load
 * than most files to run. They are loaded once; modules of the project are loaded for each file, so that what they keep
 * is new and their environment is that of the file.
 */
vi.useRealTimers()
vi.unstubAllGlobals()
forgetEarlierFiles()
vi.resetModules()
