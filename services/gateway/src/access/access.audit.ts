import { Injectable, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import {
  RESOLVER_PROPERTY_METADATA,
  RESOLVER_TYPE_METADATA,
} from '@nestjs/graphql/dist/graphql.constants.js';
import { ACCESS } from './access.decorator.js';

const DOORS = [METHOD_METADATA, RESOLVER_TYPE_METADATA, RESOLVER_PROPERTY_METADATA];

/** Refuses to start when a route or a GraphQL field has no access policy: forgetting one must not go unseen. */
@Injectable()
export class AccessAudit implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = [...this.discovery.getControllers(), ...this.discovery.getProviders()].flatMap(
      ({ instance }) => (isObject(instance) ? this.doorsWithoutPolicy(instance) : []),
    );
    if (open.length > 0) throw new Error(`Without an access policy (@Access): ${open.join(', ')}`);
  }

  private doorsWithoutPolicy(instance: object): string[] {
    const owner = instance.constructor;
    return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((name) => {
      const method = (instance as Record<string, unknown>)[name];
      if (typeof method !== 'function' || !DOORS.some((door) => Reflect.hasMetadata(door, method))) return [];
      return this.reflector.getAllAndOverride(ACCESS, [method, owner]) ? [] : [`${owner.name}.${name}`];
    });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
