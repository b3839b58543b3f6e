// Lookups in fonts and catalog for the parsing of export fields.
import type { FieldPorts } from '../../contract/export/read-fields.ts';
import { fieldPorts } from '../../export/request-source.ts';
import type { Services } from '../services.ts';

export const renderPorts = async (services: Services): Promise<FieldPorts> =>
  fieldPorts(await services.shaper(), () => services.index()?.catalog);
