import * as migration_20261121_035717_initial from './20261121_035717_initial';
import * as migration_20261121_162204_redirects_and_media from './20261121_162204_redirects_and_media';

export const migrations = [
  {
    up: migration_20261121_035717_initial.up,
    down: migration_20261121_035717_initial.down,
    name: '20261121_035717_initial',
  },
  {
    up: migration_20261121_162204_redirects_and_media.up,
    down: migration_20261121_162204_redirects_and_media.down,
    name: '20261121_162204_redirects_and_media'
  },
];
