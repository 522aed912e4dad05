import * as migration_20261121_035717_initial from './20261121_035717_initial';

export const migrations = [
  {
    up: migration_20261121_035717_initial.up,
    down: migration_20261121_035717_initial.down,
    name: '20261121_035717_initial'
  },
];
